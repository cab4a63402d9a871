import './src/styles/global.css';

export { wrapPageElement, wrapRootElement } from './src/layout/wrapPageElement';
export { onClientEntry } from './src/runtime/browserApis';
export { onInitialClientRender } from './src/runtime/browserApis';
export { onPreRouteUpdate } from './src/runtime/browserApis';
export { onRouteUpdate } from './src/runtime/browserApis';
export { shouldUpdateScroll } from './src/runtime/navigation/scrollToPlace';

import './src/styles/global.css';

export { wrapPageElement } from './src/layout/wrapPageElement';
export { wrapRootElement } from './src/layout/wrapRootElement';
export { onClientEntry } from './src/runtime/onClientEntry';
export { onInitialClientRender } from './src/runtime/onInitialClientRender';
export { onPreRouteUpdate } from './src/runtime/onPreRouteUpdate';
export { onRouteUpdate } from './src/runtime/onRouteUpdate';
export { shouldUpdateScroll } from './src/runtime/scroll/shouldUpdateScroll';

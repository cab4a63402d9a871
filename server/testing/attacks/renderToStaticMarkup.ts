import type { ReactElement } from 'react';

/** React's renderer for Node: jest's jsdom would choose the one for browsers, which needs TextEncoder. */
export const { renderToStaticMarkup } = jest.requireActual<{
  renderToStaticMarkup: (element: ReactElement) => string;
}>('react-dom/server.node');

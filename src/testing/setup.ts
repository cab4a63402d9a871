import '@testing-library/jest-dom';

// Gatsby's Link tells the loader of a page that it may be wanted soon; only a built site has one.
Object.assign(globalThis, { ___loader: { enqueue: () => {}, hovering: () => {} } });

// What one test wrote in a form is no draft of the next.
afterEach(() => window.sessionStorage.clear());

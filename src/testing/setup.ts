import '@testing-library/jest-dom';

// jsdom has no sizes: nothing is observed. A test that needs sizes brings its own.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Input of one test must not be the draft of the next.
afterEach(() => window.sessionStorage.clear());

import '@testing-library/jest-dom';

// Forms of many fields take 5 s, jest's own limit, where other programs use the processor as well.
jest.setTimeout(30_000);

// jsdom has no sizes: nothing is observed. A test that needs sizes brings its own.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Input of one test must not be the draft of the next.
afterEach(() => window.sessionStorage.clear());

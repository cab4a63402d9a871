import '@testing-library/jest-dom';

// Input of one test must not be the draft of the next.
afterEach(() => window.sessionStorage.clear());

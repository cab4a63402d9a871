import '@testing-library/jest-dom';

// What one test wrote in a form is no draft of the next.
afterEach(() => window.sessionStorage.clear());

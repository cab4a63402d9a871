import { cssOfTokens, readTokens } from './lib/cssOfTokens';
import { runGenerator } from './runGenerator';

// Generates the custom properties from the design tokens.
runGenerator('makeTokens.ts', 'tokens.json', () => {
  const { tokens, viewport } = readTokens();
  return { 'src/styles/tokens.css': cssOfTokens(tokens, viewport) };
});

import { bin, run } from './lib/run';

// Generates all generated files that are in git: the custom properties, the icons, the files of deploy/, the container
// for Tag Manager, the schema of the collections, then the types of all queries (with a build).
async function generate(): Promise<void> {
  const steps: [string, string[]][] = [
    [bin('tsx'), ['scripts/makeTokens.ts']],
    [bin('tsx'), ['scripts/makeIcons.ts']],
    [bin('tsx'), ['scripts/makeDeploy.ts']],
    [bin('tsx'), ['scripts/makeContainer.ts']],
    [bin('tsx'), ['scripts/exportSchema.ts']],
    [bin('tsx'), ['scripts/makePocketBaseTypes.ts']],
    [bin('tsx'), ['server/commands/build.ts']],
  ];
  for (const [command, args] of steps) {
    const { code } = await run(command, args, { echo: true, env: { ...process.env, QUERY_TYPES: '1' } });
    if (code !== 0) process.exit(code);
  }
}

void generate();

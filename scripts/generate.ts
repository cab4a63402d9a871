import { bin, run } from './lib/run';

// Makes all generated files that git keeps: the custom properties, the icons, the files of deploy/, the description of the
// collections, then the types of all queries (by a build).
async function generate(): Promise<void> {
  const steps: [string, string[]][] = [
    [bin('tsx'), ['scripts/makeTokens.ts']],
    [bin('tsx'), ['scripts/makeIcons.ts']],
    [bin('tsx'), ['scripts/makeDeploy.ts']],
    [bin('tsx'), ['scripts/exportSchema.ts']],
    [bin('tsx'), ['scripts/makePocketBaseTypes.ts']],
    [bin('tsx'), ['server/commands/build.ts']],
  ];
  for (const [command, args] of steps) {
    const { code } = await run(command, args, { echo: true });
    if (code !== 0) process.exit(code);
  }
}

void generate();

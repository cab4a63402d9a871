import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Program, reporter } from './gatsbyInternals';

/** As Gatsby's own command line fills it in for `gatsby build` without options. */
export function buildProgram(directory: string): Program {
  const sitePackageJson = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as {
    browserslist?: string[];
  };
  const program = {
    _: ['build'],
    directory,
    sitePackageJson,
    browserslist: sitePackageJson.browserslist ?? ['>0.25%', 'not dead'],
    report: reporter,
    useYarn: false,
    // Left out it would mean yes.
    verbose: false,
    prefixPaths: false,
    noUglify: false,
    profile: false,
    graphqlTracing: false,
    logPages: false,
    writeToFile: false,
  };
  return program as unknown as Program;
}

import { testShellTable } from './support/testShellTable';

testShellTable('default');

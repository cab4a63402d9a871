import { testShellTable } from '../support/testShellTable';

testShellTable('realmfc');

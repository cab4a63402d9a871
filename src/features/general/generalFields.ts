import { personFields } from '../forms/schema/personFields';

export const generalFields = personFields;

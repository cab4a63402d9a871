import { personFields } from '../forms/schema/personFields';

export const applicationFields = personFields;

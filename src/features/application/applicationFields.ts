import { personFields } from '../forms/personFields';

export const applicationFields = personFields;

/** What names the resource types that there are. */
export const resourceTypeChoices = {
  to: 'resourceTypes',
  titleIn: 'resourceTypeName',
  choices: { method: 'GET', path: 'resources-helpers/resource-types' },
} as const;

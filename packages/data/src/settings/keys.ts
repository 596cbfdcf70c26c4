/** Query keys of settings. */
export const settingKeys = {
  all: ['settings'] as const,
  public: ['settings', 'public'] as const,
  every: ['settings', 'every'] as const,
}

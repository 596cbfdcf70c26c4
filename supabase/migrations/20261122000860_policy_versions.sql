-- The versions of the policies that the product starts with: digests of the English words in packages/i18n, section "<policy>".
insert into public.policy_versions (policy, version, effective_on, digest, needs_consent) values
  ('terms', 1, '2026-11-22', 'bfd7d0bdd213aed093ea2b2e8533c96d00bf5f855412e9ffc26377e87529d2ea', true),
  ('privacy', 1, '2026-11-22', '926f644c12116590ae2d43c239f5ed80cd724876bfc56d0b0ea56777e941acd2', true),
  ('refund', 1, '2026-11-22', 'b8db80af65a65bcbb34c3649d0062f30949cf8a8f1f42826b5acccbcb56cfb0f', false),
  ('pricing', 1, '2026-11-22', '1e21f0ff9b2226ffcc49934fc1bfca8816dbd76852bed51434be837c358d3e9f', false),
  ('shipping', 1, '2026-11-22', 'a44f2e15ca3599accdd73f1171ad29c95262042fe02abe352b97e0ac3be2418b', false);

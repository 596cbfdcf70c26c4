-- Policies: which version is in force since when, and who agreed to which (docs/decisions/0057). The words are in the
-- apps.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create table public.policy_versions (
  policy text not null constraint policy_known check (policy in ('terms', 'privacy', 'refund', 'pricing', 'shipping')),
  version integer not null constraint policy_version_range check (version between 1 and 10000),
  effective_on date not null,
  digest text not null constraint policy_digest_form check (digest ~ '^[0-9a-f]{64}$'),
  needs_consent boolean not null,
  primary key (policy, version)
);

comment on table public.policy_versions is
  'Versions of the policies. A change of the words is a new row: digest is of the English text, and a test compares it '
    'with the apps'' words.';

alter table public.policy_versions enable row level security;

create policy "everyone reads the versions of policies" on public.policy_versions for select to anon, authenticated
  using (true);

revoke all on public.policy_versions from anon, authenticated;
grant select on public.policy_versions to anon, authenticated;

create trigger policy_versions_are_append_only before update or delete on public.policy_versions
  for each row execute function private.forbid_change();

create table public.policy_consents (
  user_id uuid not null references auth.users (id),
  policy text not null,
  version integer not null,
  language text not null constraint consent_language_known check (private.is_language(language)),
  at timestamptz not null default now(),
  primary key (user_id, policy, version),
  foreign key (policy, version) references public.policy_versions (policy, version)
);

create index policy_consents_version_idx on public.policy_consents (policy, version);

comment on table public.policy_consents is 'Who agreed to which version of a policy, when, and in which language they '
  'read it. Written by accept_policies only.';

alter table public.policy_consents enable row level security;

create policy "people read what they agreed to, administrators all" on public.policy_consents for
  select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

revoke all on public.policy_consents from anon, authenticated;
grant select on public.policy_consents to authenticated;

create trigger account_is_open before insert on public.policy_consents for each row
  execute function private.hold_account_of_row('user_id');

create trigger policy_consents_are_append_only before update on public.policy_consents
  for each row execute function private.forbid_change();

create function private.policies_in_force() returns setof public.policy_versions
language sql stable security definer set search_path = '' as $$
  select distinct on (v.policy) v.* from public.policy_versions as v
  where v.effective_on <= (now() at time zone 'Asia/Kolkata')::date order by v.policy, v.version desc
$$;

comment on function private.policies_in_force is
  'The latest version of each policy that has come into force, by Indian days.';

create function public.policies_in_force() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('policy', v.policy, 'version', v.version, 'effective_on', v.effective_on,
    'needs_consent', v.needs_consent)
    order by v.policy), '[]') from private.policies_in_force() as v
$$;

comment on function public.policies_in_force is
  'The policies in force: [{policy, version, effective_on, needs_consent}]. For everybody.';

create function public.policies_to_accept() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('policy', v.policy, 'version', v.version, 'effective_on',
    v.effective_on,
      'accepted_version', (select max(c.version) from public.policy_consents as c where c.user_id = caller
        and c.policy = v.policy)) order by v.policy), '[]')
    from private.policies_in_force() as v where v.needs_consent
      and not exists (select from public.policy_consents as c where c.user_id = caller and c.policy = v.policy
        and c.version >= v.version));
end
$$;

comment on function public.policies_to_accept is
  'Policies in force that the caller has not agreed to in their present version: [{policy, version, effective_on, '
    'accepted_version}].';

create function public.accept_policies(versions jsonb, language text default 'en') returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  perform private.bound(versions, 1000);
  if jsonb_typeof(versions) is distinct from 'object' or versions = '{}'
    or exists (select from jsonb_each(versions) as g (policy, version)
      where jsonb_typeof(g.version) <> 'number' or not exists (select from public.policy_versions as v
        where v.policy = g.policy and to_jsonb(v.version) = g.version
          and v.effective_on <= (now() at time zone 'Asia/Kolkata')::date)) then
    perform private.refuse(400, 'policy_unknown', 'There is no such version of this policy.');
  end if;
  insert into public.policy_consents (user_id, policy, version, language)
  select caller, g.policy, (g.version #>> '{}')::integer,
    case when private.is_language(accept_policies.language) then accept_policies.language else 'en' end
  from jsonb_each(versions) as g (policy, version) on conflict do nothing;
end
$$;

comment on function public.accept_policies is
  'Keeps that the caller agrees to versions of policies, {policy: version}, once each. Called at sign-in. Raises '
    'policy_unknown.';

revoke execute on function public.policies_in_force(), public.policies_to_accept(), public.accept_policies(jsonb, text)
  from public, anon;
grant execute on function public.policies_in_force() to anon, authenticated;
grant execute on function public.policies_to_accept(), public.accept_policies(jsonb, text) to authenticated;

create function private.policy_data(caller uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('agreed_policies',
    (select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.at, c.policy), '[]')
    from public.policy_consents as c where c.user_id = caller))
$$;

comment on function private.policy_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_policies(caller uuid) returns void
language sql set search_path = '' as $$
  select null::void where false
$$;

comment on function private.forget_policies is
  'Removes nothing: that an account agreed, and when, is proof that stays without a name. See trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('policies', 'private.policy_data', 'private.forget_policies');

-- The versions of the policies that the product starts with: digests of the English words in packages/i18n, section
-- "<policy>".

insert into public.policy_versions (policy, version, effective_on, digest, needs_consent) values
  ('terms', 1, '2026-11-22', 'bfd7d0bdd213aed093ea2b2e8533c96d00bf5f855412e9ffc26377e87529d2ea', true),
  ('privacy', 1, '2026-11-22', '926f644c12116590ae2d43c239f5ed80cd724876bfc56d0b0ea56777e941acd2', true),
  ('refund', 1, '2026-11-22', 'b8db80af65a65bcbb34c3649d0062f30949cf8a8f1f42826b5acccbcb56cfb0f', false),
  ('pricing', 1, '2026-11-22', '1e21f0ff9b2226ffcc49934fc1bfca8816dbd76852bed51434be837c358d3e9f', false),
  ('shipping', 1, '2026-11-22', 'a44f2e15ca3599accdd73f1171ad29c95262042fe02abe352b97e0ac3be2418b', false);

-- The policy of prices says so.
insert into public.policy_versions (policy, version, effective_on, digest, needs_consent) values
  ('pricing', 2, '2026-11-26', '3aaa33fc34ac58a8d841aacc1d40c9d6af0038007329afcdf3fa281a5ca0a579', false);

-- What is paid online goes back to where it came from.
insert into public.policy_versions (policy, version, effective_on, digest, needs_consent) values
  ('refund', 2, '2026-11-27', 'd1f5a81b675dbab1ca57e86040c0d0fc7a00ffabf0772c75a59bb63a98708ad7', false);

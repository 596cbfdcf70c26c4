create or replace function private.may_join (
  caller uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select (private.setting('referrals_enabled') = 'true'::jsonb)
    and not exists (select from private.referrals as r where r.friend_id = caller)
    and private.is_first_customer(caller)
    and (select u.created_at > now() - make_interval(days => private.setting_int('referral_days'))
      from auth.users as u where u.id = caller)
$function$;

comment on function private.may_join(uuid) is 'Whether somebody can still say who invited them: new, without an order, and not yet said.';

revoke all on function private.may_join(uuid) from public;

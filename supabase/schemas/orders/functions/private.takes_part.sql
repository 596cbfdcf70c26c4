create or replace function private.takes_part (
  order_id uuid,
  caller uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from private.order_parties as p join private.party_kinds as k on k.role = p.role
    where p.order_id = takes_part.order_id and p.user_id = takes_part.caller
      and (p.until_at is null or p.until_at > now())
      and (k.account_role is null or exists (select from public.user_roles as r where r.user_id = p.user_id
        and r.role = k.account_role)))
$function$;

comment on function private.takes_part(uuid, uuid) is 'Whether this person is named in an order; a vendor''s people are not.';

revoke all on function private.takes_part(uuid, uuid) from public;

create or replace function private.membership_for_quote (
  caller uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', m.id, 'plan_id', m.plan_id) from private.membership_of(caller) as m
  where m.id is not null
$function$;

comment on function private.membership_for_quote(uuid) is 'The membership whose benefits a quote has, {id, plan_id}; null of who has none.';

revoke all on function private.membership_for_quote(uuid) from public;

create or replace function private.grocery_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('substitution_choices',
    (select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.updated_at), '[]')
    from public.substitution_choices as c where c.user_id = caller))
$function$;

comment on function private.grocery_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.grocery_data(uuid) from public;

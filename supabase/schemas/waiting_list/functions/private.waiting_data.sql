create or replace function private.waiting_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('waiting_list', (select coalesce(jsonb_agg(to_jsonb(w) - 'user_id' order by w.created_at),
    '[]') from public.waiting_list as w where w.user_id = caller))
$function$;

comment on function private.waiting_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.waiting_data(uuid) from public;

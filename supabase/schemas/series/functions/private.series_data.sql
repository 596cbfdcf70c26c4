create or replace function private.series_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('booking_series', (select coalesce(jsonb_agg(to_jsonb(s) - 'user_id'
    order by s.created_at), '[]') from public.booking_series as s where s.user_id = caller))
$function$;

comment on function private.series_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.series_data(uuid) from public;

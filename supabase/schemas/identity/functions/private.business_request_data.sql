create or replace function private.business_request_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('business_requests',
    (select coalesce(jsonb_agg(jsonb_build_object('business', b.business, 'trade', b.trade, 'town', b.town,
    'phone', b.phone, 'note', b.note, 'state', b.state, 'created_at', b.created_at) order by b.created_at), '[]')
      from public.business_requests as b
    where b.user_id = caller))
$function$;

comment on function private.business_request_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.business_request_data(uuid) from public;

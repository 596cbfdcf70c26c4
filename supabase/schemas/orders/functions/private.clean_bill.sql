create or replace function private.clean_bill (
  request jsonb
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.short_values(request, 'bill_fetch_id', 'amount_paise')
$function$;

comment on function private.clean_bill(jsonb) is 'What a request says of a bill.';

revoke all on function private.clean_bill(jsonb) from public;

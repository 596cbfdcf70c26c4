create or replace function private.quote_hash (
  quote jsonb
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  return md5((quote -> 'problems')::text || (quote -> 'totals')::text || coalesce(quote ->> 'address', '')
    || coalesce(quote ->> 'business', '') || (
    select coalesce(string_agg((o - array['minutes_min', 'minutes_max', 'prep_minutes', 'accept_seconds',
      'terms'])::text, '|'), '') from jsonb_array_elements(quote -> 'orders') as o));
end
$function$;

revoke all on function private.quote_hash(jsonb) from public;

create or replace function private.ride_rows (
  fare jsonb,
  more jsonb default '{}'::jsonb
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('code', k.code, 'amount_paise', (v.all_of ->> k.code)::bigint)
    order by k.n), '[]')
  from (select fare || more as all_of) as v,
    unnest('{base,distance,time,night,surge,limit,stop,cap,waiting,toll,discount,tax,rounding}'::text[])
      with ordinality as k (code, n)
  -- The range of a quote names its cap by the same word as the row.
  where case when k.code = 'cap' then more ? 'cap' else true end and coalesce((v.all_of ->> k.code)::bigint, 0) <> 0
$function$;

comment on function private.ride_rows(jsonb, jsonb) is 'The rows of a fare that are not zero: [{code, amount_paise}].';

revoke all on function private.ride_rows(jsonb, jsonb) from public;

create or replace function private.parcel_class (
  rate private.parcel_rates,
  grams integer
)
  returns private.parcel_weights
  language sql
  stable
  set search_path to ''
  AS $function$
  select w from private.parcel_weights as w
  where w.rate_id = rate.id and parcel_class.grams between 1 and w.up_to_grams order by w.up_to_grams limit 1
$function$;

comment on function private.parcel_class(private.parcel_rates, integer) is 'The lightest class that holds so many grams; null where none does.';

revoke all on function private.parcel_class(private.parcel_rates, integer) from public;

create or replace function private.price_fits (
  kind public.vendor_kind,
  paise numeric
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce((select price_fits.paise between b.least_paise and b.most_paise from private.price_bounds as b
    where b.kind = price_fits.kind), false)
$function$;

comment on function private.price_fits(public.vendor_kind, numeric) is 'Whether a price or an MRP is one that a vendor of this trade may ask.';

revoke all on function private.price_fits(public.vendor_kind, numeric) from public;

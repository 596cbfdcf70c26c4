create or replace function private.keep_price_bounds()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  trade public.vendor_kind := (select v.kind from public.vendors as v where v.id = new.vendor_id);
begin
  if not private.price_fits(trade, new.price_paise) or (new.mrp_paise is not null
    and not private.price_fits(trade, new.mrp_paise)) then
    raise check_violation using constraint = 'item_price_range',
      message = 'This price is outside of what the trade allows.';
  end if;
  return new;
end
$function$;

comment on function private.keep_price_bounds() is 'Holds every price that is written within the bounds of the vendor''s trade, whichever way it comes.';

revoke all on function private.keep_price_bounds() from public;

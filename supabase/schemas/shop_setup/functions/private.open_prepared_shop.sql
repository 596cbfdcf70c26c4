create or replace function private.open_prepared_shop (
  a public.provider_applications
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  update private.shop_setups as s set opens_on_begin = false where s.application_id = a.id and s.opens_on_begin;
  if not found then return; end if;
  update public.vendors as v set accepting_orders = true where v.id = a.made and not v.accepting_orders
    and not exists (select from private.work_stops as w where w.made = v.id);
end
$function$;

comment on function private.open_prepared_shop(public.provider_applications) is 'A shop that was set up before its approval takes orders from when its owner begins.';

revoke all on function private.open_prepared_shop(public.provider_applications) from public;

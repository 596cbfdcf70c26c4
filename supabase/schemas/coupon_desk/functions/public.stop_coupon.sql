create or replace function public.stop_coupon (
  code text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  stopped public.coupons;
begin
  perform private.require_role('admin');
  update public.coupons as k set valid_to = now()
  where k.code = upper(left(trim(stop_coupon.code), 20)) and k.vendor_id is null
    and (k.valid_to is null or k.valid_to > now()) returning * into stopped;
  if stopped.code is null then perform private.refuse(404, 'offer_unknown', 'There is no such offer.'); end if;
  perform private.audit('stop_coupon', 'coupon', stopped.code);
end
$function$;

comment on function public.stop_coupon(text) is 'Ends a coupon of the platform at once; orders that used it keep it. For administrators. Refuses offer_unknown.';

revoke all on function public.stop_coupon(text) from public;

grant execute on function public.stop_coupon(text) to authenticated, postgres;

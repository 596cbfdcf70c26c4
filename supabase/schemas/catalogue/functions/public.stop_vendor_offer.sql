create or replace function public.stop_vendor_offer (
  vendor_id uuid,
  code text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_right(stop_vendor_offer.vendor_id, 'prices');
  update public.coupons as k set valid_to = least(k.valid_to, now())
  where k.vendor_id = stop_vendor_offer.vendor_id and k.code = upper(left(trim(stop_vendor_offer.code), 20));
  if not found then perform private.refuse(404, 'offer_unknown', 'There is no such offer.'); end if;
  perform private.log_act(stop_vendor_offer.vendor_id, 'offer_stopped', null,
    jsonb_build_object('code', upper(left(trim(stop_vendor_offer.code), 20))));
end
$function$;

comment on function public.stop_vendor_offer(uuid, text) is 'Ends an offer of a vendor at once; orders that used it keep it. Refuses offer_unknown.';

revoke all on function public.stop_vendor_offer(uuid, text) from public;

grant execute on function public.stop_vendor_offer(uuid, text) to authenticated, postgres;

create or replace function public.decide_proposed_coupon (
  vendor_id uuid,
  code text,
  accept boolean
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_right(decide_proposed_coupon.vendor_id, 'prices');
  wanted text := upper(left(trim(decide_proposed_coupon.code), 20));
  consent private.coupon_consents;
  decided text;
begin
  select a.* into consent from private.coupon_consents as a join public.coupons as k on k.code = a.code
  where a.vendor_id = decide_proposed_coupon.vendor_id and a.code = wanted and k.valid_to > now()
  for no key update of a;
  if consent.code is null or decide_proposed_coupon.accept is null then
    perform private.refuse(404, 'offer_unknown', 'There is no such offer.');
  end if;
  decided := case when decide_proposed_coupon.accept then 'accepted'
    when consent.state = 'accepted' then 'ended' when consent.state = 'ended' then 'ended' else 'declined' end;
  if decided = consent.state then return; end if;
  update private.coupon_consents as a set state = decided, decided_at = now(), decided_by = caller
  where a.code = consent.code and a.vendor_id = consent.vendor_id;
  if decided in ('accepted', 'ended') then
    perform private.log_act(consent.vendor_id, case decided when 'accepted' then 'offer_started' else 'offer_stopped'
      end, null, jsonb_build_object('code', consent.code));
  end if;
end
$function$;

comment on function public.decide_proposed_coupon(uuid, text, boolean) is 'A vendor agrees to bear its part of a coupon, declines it, or ends it for new orders; orders that used it keep it. Repeated, it changes nothing. Refuses offer_unknown, also of one that is over.';

revoke all on function public.decide_proposed_coupon(uuid, text, boolean) from public;

grant execute on function public.decide_proposed_coupon(uuid, text, boolean) to authenticated, postgres;

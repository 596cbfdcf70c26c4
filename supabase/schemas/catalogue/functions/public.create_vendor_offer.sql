create or replace function public.create_vendor_offer (
  vendor_id uuid,
  offer jsonb,
  idempotency_key text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_right(create_vendor_offer.vendor_id, 'prices');
  made public.coupons;
  earlier jsonb;
begin
  perform private.bound(create_vendor_offer.offer, 2000);
  earlier := private.claim_idempotency(caller, create_vendor_offer.idempotency_key, 'create_vendor_offer');
  if earlier is not null then return earlier; end if;
  perform private.take_turns('vendor_offers', create_vendor_offer.vendor_id::text);
  begin
    made.code := upper(trim(offer ->> 'code'));
    made.kind := offer ->> 'kind';
    made.value := (offer ->> 'value')::integer;
    made.cap_paise := (offer ->> 'cap_paise')::integer;
    made.minimum_paise := coalesce((offer ->> 'minimum_paise')::integer, 0);
    made.valid_to := (offer ->> 'valid_to')::timestamptz;
    made.total_limit := (offer ->> 'total_limit')::integer;
    made.per_user_limit := coalesce((offer ->> 'per_user_limit')::integer, 1);
    made.first_order_only := coalesce((offer ->> 'first_order_only')::boolean, false);
  exception when others then
    perform private.refuse(400, 'offer_invalid', 'Something about this offer is not right.');
  end;
  if coalesce(made.code, '') !~ '^[A-Z0-9]{4,20}$' or coalesce(made.kind, '') not in ('flat', 'percent')
    or made.value is null
      or made.minimum_paise not between 0 and 1000000 or made.per_user_limit not between 1 and 20
      or coalesce(made.total_limit not between 1 and 100000, false)
      or made.valid_to is null or made.valid_to <= now() or made.valid_to > now() + interval '180 days'
      -- Half of the items at the most: with the highest commission, the vendor still earns something.
      or (case made.kind when 'flat' then made.value not between 1000 and 50000 or made.value * 2 > made.minimum_paise
        else made.value not between 500 and 5000 or made.cap_paise is null or made.cap_paise not between 1000 and 50000
          end) then
    perform private.refuse(400, 'offer_invalid', 'Something about this offer is not right.');
  end if;
  if (select count(*) from public.coupons as k where k.vendor_id = create_vendor_offer.vendor_id
    and k.valid_to > now()) >= 10 then
    perform private.refuse(409, 'too_many_offers', 'Ten offers at a time are the most. Please stop one first.');
  end if;
  insert into public.coupons (code, kind, value, cap_paise, minimum_paise, valid_to, total_limit, per_user_limit,
    first_order_only,
    funded_by, vendor_id, title)
  values (made.code, made.kind, made.value, case made.kind when 'percent' then made.cap_paise
    end, made.minimum_paise, made.valid_to,
    made.total_limit, made.per_user_limit, made.first_order_only, 'vendor', create_vendor_offer.vendor_id,
    case made.kind when 'flat' then '₹' || made.value / 100 || ' off' else made.value / 100 || '% off' end)
  on conflict (code) do nothing;
  if not found then perform private.refuse(409, 'offer_code_taken', 'This code is taken. Please choose another one.');
    end if;
  perform private.log_act(create_vendor_offer.vendor_id, 'offer_started', null, jsonb_build_object('code', made.code));
  perform private.keep_result(caller, create_vendor_offer.idempotency_key, jsonb_build_object('code', made.code));
  return jsonb_build_object('code', made.code);
end
$function$;

comment on function public.create_vendor_offer(uuid, jsonb, text) is 'Makes an offer of a vendor, which the vendor pays for: {code, kind (flat, percent), value (paise or basis points), cap_paise (of percent), minimum_paise, valid_to, total_limit?, per_user_limit?, first_order_only?}; ten at a time, half of the items at the most. Refuses offer_invalid, offer_code_taken, too_many_offers.';

revoke all on function public.create_vendor_offer(uuid, jsonb, text) from public;

grant execute on function public.create_vendor_offer(uuid, jsonb, text) to authenticated, postgres;

create or replace function private.begin_parcel_return (
  o public.enhanced_orders,
  p private.parcels,
  performer uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  way jsonb := private.parcel_return(o, p);
  paise bigint := (way ->> 'paise')::bigint;
  rate private.parcel_rates;
  rows jsonb;
  job public.jobs;
begin
  select * into rate from private.parcel_rates as r where r.id = p.rate_id;
  if paise > 0 then
    rows := jsonb_build_array(jsonb_build_object('code', 'parcel_return', 'amount_paise', paise, 'share',
      jsonb_build_object('account', 'courier_payable', 'owner_role', 'courier', 'amount_paise',
        private.courier_part(rate, paise))));
    -- No cash was taken at a door that refused, so nobody pays for that.
    if p.receiver_pays and p.collected_paise is null then
      rows := rows || coalesce((select jsonb_agg(jsonb_build_object('position', c.position, 'less_paise',
        c.amount_paise - c.refunded_paise)) from private.charges_left(o.id) as c
        where c.code = 'parcel_cash' and c.amount_paise > c.refunded_paise), '[]');
    end if;
    -- A wallet that does not cover it pays in cash when the parcel is back.
    if private.wallet_balance(o.user_id) < paise + private.tax_of(paise, private.tax_rate('parcel'), false) then
      perform private.pay_rest_in_cash(o);
    end if;
    perform private.adjust_charges(o, rows, 'parcel_return', 'parcel-return', true);
    select * into o from public.enhanced_orders as e where e.id = o.id;
  end if;
  job := private.add_job(o, jsonb_build_array(p.pickup || jsonb_build_object('what', 'return', 'address',
    p.pickup -> 'line', 'code', 'drop:90')), private.courier_part(rate, paise)::integer, (way ->> 'metres')::integer,
    load_grams => p.grams);
  perform private.assign_job(job.id, performer);
  update public.jobs as j set state = 'picked_up' where j.id = job.id;
  update private.parcels as k set return_job = job.id, return_paise = paise where k.order_id = o.id;
  perform private.notify_party(o, 'user', 'parcel_returning', jsonb_build_object('amount', private.rupees(paise)));
end
$function$;

comment on function private.begin_parcel_return(public.enhanced_orders, private.parcels, uuid) is
  'What nobody took goes back as a leg of its own, with its own price, code and pay.';

revoke all on function private.begin_parcel_return(public.enhanced_orders, private.parcels, uuid) from public;

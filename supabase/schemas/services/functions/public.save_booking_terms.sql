create or replace function public.save_booking_terms (
  vendor_id uuid,
  terms jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_right(save_booking_terms.vendor_id, 'prices');
  perform private.bound(save_booking_terms.terms, 1000);
  insert into public.booking_terms (vendor_id) values (save_booking_terms.vendor_id) on conflict do nothing;
  update public.booking_terms as t set step_minutes = coalesce((terms ->> 'step_minutes')::smallint, t.step_minutes),
    from_opening = coalesce((terms ->> 'from_opening')::boolean, t.from_opening),
    notice_minutes = coalesce((terms ->> 'notice_minutes')::integer, t.notice_minutes),
    horizon_days = coalesce((terms ->> 'horizon_days')::smallint, t.horizon_days),
    confirms_itself = coalesce((terms ->> 'confirms_itself')::boolean, t.confirms_itself),
    deposit_bp = coalesce((terms ->> 'deposit_bp')::integer, t.deposit_bp),
    deposit_for_new_only = coalesce((terms ->> 'deposit_for_new_only')::boolean, t.deposit_for_new_only)
  where t.vendor_id = save_booking_terms.vendor_id;
  if terms ? 'cancelling' then
    perform private.save_cancelling(save_booking_terms.vendor_id, nullif(terms -> 'cancelling', 'null'));
  end if;
exception when check_violation or data_exception then
  perform private.refuse(400, 'request_invalid', 'This request could not be read.');
end
$function$;

comment on function public.save_booking_terms(uuid, jsonb) is 'By which terms a vendor is booked, a row of booking_terms; cancelling: what a customer pays who cancels late, [{minutes_before, charge_bp}], null for the usual. It holds for bookings that are placed from now on.';

revoke all on function public.save_booking_terms(uuid, jsonb) from public;

grant execute on function public.save_booking_terms(uuid, jsonb) to authenticated, postgres;

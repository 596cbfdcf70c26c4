create or replace function public.preview_absence (
  resource_id uuid,
  day date
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  ill public.resources;
  result jsonb;
begin
  select * into ill from public.resources as r where r.id = preview_absence.resource_id;
  perform private.require_right(ill.vendor_id, 'orders');
  -- What is shown is what would be done: it is done, and taken back.
  begin
    result := private.act_on_absence(ill, private.absence_range(preview_absence.day), auth.uid());
    raise exception using errcode = 'AB002';
  exception when sqlstate 'AB002' then null; when sqlstate 'AB001' then
    perform private.refuse(409, 'booking_changed', 'This booking has changed in the meantime. Please look again.');
  end;
  return result;
end
$function$;

comment on function public.preview_absence(uuid, date) is 'What would become of the bookings of somebody who is away on a day: {bookings: [{booking_id, order_number, starts_at, ends_at, outcome (replaced, asked, by_hand), paid_paise, customer_name, steps}], refund_at_most_paise}.';

revoke all on function public.preview_absence(uuid, date) from public;

grant execute on function public.preview_absence(uuid, date) to authenticated, postgres;

create or replace function public.report_absence (
  resource_id uuid,
  day date,
  idempotency_key text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  ill public.resources;
  caller uuid;
  result jsonb;
begin
  select * into ill from public.resources as r where r.id = report_absence.resource_id;
  caller := private.require_right(ill.vendor_id, 'orders');
  result := private.claim_idempotency(caller, report_absence.idempotency_key, 'report_absence');
  if result is not null then return result || '{"replayed": true}'; end if;
  for turn in 1 .. 5 loop
    begin
      result := private.act_on_absence(ill, private.absence_range(report_absence.day), caller)
        || '{"replayed": false}';
    exception when sqlstate 'AB001' then null;
    end;
    exit when result is not null;
  end loop;
  if result is null then
    perform private.refuse(409, 'booking_changed', 'This booking has changed in the meantime. Please look again.');
  end if;
  perform private.keep_result(caller, report_absence.idempotency_key, result);
  return result;
end
$function$;

comment on function public.report_absence(uuid, date, text) is 'Somebody is away on a day: their bookings in one act, as preview_absence shows, once per key. Whoever gets another person may say no for nothing; who is asked moves it or takes the money back, and gets it back by silence.';

revoke all on function public.report_absence(uuid, date, text) from public;

grant execute on function public.report_absence(uuid, date, text) to authenticated, postgres;

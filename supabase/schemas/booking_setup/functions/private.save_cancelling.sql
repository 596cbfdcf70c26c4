create or replace function private.save_cancelling (
  vendor_id uuid,
  steps jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  wanted private.cancellation_steps[];
begin
  if steps is not null then
    if jsonb_typeof(steps) <> 'array' or jsonb_array_length(steps) > 3 then
      perform private.refuse(400, 'request_invalid', 'This request could not be read.', '{"field": "cancelling"}');
    end if;
    -- Nothing at all is a step too: free until the time itself.
    wanted := array(select (null, null, (e ->> 'minutes_before')::integer, (e ->> 'charge_bp')::integer, null, 10000,
        null, now(), 'infinity')::private.cancellation_steps
      from jsonb_array_elements(case when steps = '[]' then '[{"minutes_before": 0, "charge_bp": 0}]'
        else steps end) as e);
    -- A week ahead at most, and nobody pays less for cancelling later.
    if exists (select from unnest(wanted) as w where coalesce(w.minutes_before not between 0 and 10080, true)
          or coalesce(w.charge_bp not between 0 and 10000, true))
        or exists (select from unnest(wanted) as a, unnest(wanted) as b
          where a.minutes_before < b.minutes_before and a.charge_bp <= b.charge_bp)
        or (select count(distinct w.minutes_before) from unnest(wanted) as w) < cardinality(wanted) then
      perform private.refuse(400, 'request_invalid', 'This request could not be read.', '{"field": "cancelling"}');
    end if;
  end if;
  -- What nobody changes stays: a booking keeps the steps of the moment it was placed.
  if (select coalesce(jsonb_agg(jsonb_build_array(s.minutes_before, s.charge_bp) order by s.minutes_before), '[]')
      from private.cancellation_steps as s where s.vendor_id = save_cancelling.vendor_id
        and s.valid_until = 'infinity' and s.trade = (select t from private.bookable_trades(
          save_cancelling.vendor_id) as t limit 1))
    = (select coalesce(jsonb_agg(jsonb_build_array(w.minutes_before, w.charge_bp) order by w.minutes_before), '[]')
      from unnest(wanted) as w) then
    return;
  end if;
  delete from private.cancellation_steps as s where s.vendor_id = save_cancelling.vendor_id
    and s.valid_until = 'infinity' and s.valid_from >= now();
  update private.cancellation_steps as s set valid_until = now()
  where s.vendor_id = save_cancelling.vendor_id and s.valid_until = 'infinity';
  insert into private.cancellation_steps (trade, vendor_id, minutes_before, charge_bp, valid_from)
  select t, save_cancelling.vendor_id, w.minutes_before, w.charge_bp, w.valid_from
  from private.bookable_trades(save_cancelling.vendor_id) as t, unnest(wanted) as w;
exception when data_exception then
  perform private.refuse(400, 'request_invalid', 'This request could not be read.', '{"field": "cancelling"}');
end
$function$;

comment on function private.save_cancelling(uuid, jsonb) is 'A vendor''s own steps for cancelling late, at most three, dearer the nearer; null gives back the usual ones. The cap of its trade holds above them, and what is placed already keeps the steps of its time.';

revoke all on function private.save_cancelling(uuid, jsonb) from public;

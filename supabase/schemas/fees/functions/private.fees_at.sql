create or replace function private.fees_at (
  region_id uuid,
  at timestamp with time zone
)
  returns private.fees
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return (
    private.fee_rule(fees_at.region_id, fees_at.at),
    (select jsonb_agg(jsonb_build_object('code', s.reason, 'amount_paise', s.amount_paise, 'rate_bp', s.rate_bp)
      order by s.reason)
      from (
        select distinct on (x.reason) x.* from public.fee_surcharges as x,
          (select fees_at.at at time zone 'Asia/Kolkata' as clock) as india,
          lateral (select extract(dow from india.clock) as day, extract(dow from india.clock - interval '1 day')
            as day_before, india.clock::time as clock_time) as here
        where (x.region_id = fees_at.region_id or x.region_id is null)
          and x.valid_from <= fees_at.at and (x.valid_to is null or x.valid_to > fees_at.at)
          and case
            when x.from_time is null then x.weekdays is null or here.day = any (x.weekdays)
            when x.from_time < x.to_time then here.clock_time >= x.from_time and here.clock_time < x.to_time
              and (x.weekdays is null or here.day = any (x.weekdays))
            else (here.clock_time >= x.from_time and (x.weekdays is null or here.day = any (x.weekdays)))
              or (here.clock_time < x.to_time and (x.weekdays is null or here.day_before = any (x.weekdays))) end
        order by x.reason, (x.region_id is not null) desc, x.valid_from desc, x.id
      ) as s))::private.fees;
end
$function$;

comment on function private.fees_at(uuid, timestamp with time zone) is 'The fee rule of a region at a time, and the surcharges that apply then: [{code, amount_paise, rate_bp}], null for none.';

revoke all on function private.fees_at(uuid, timestamp with time zone) from public;

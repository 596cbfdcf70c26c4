create or replace function private.choose_for_drop (
  o public.enhanced_orders,
  n integer,
  choice text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  d private.parcel_drops;
begin
  update private.parcel_drops as k set decide_by = null,
    state = case choose_for_drop.choice when 'retry' then 'waiting' else 'returning' end
  where k.order_id = o.id and k.n = choose_for_drop.n and k.state = 'failed' returning * into d;
  if d.n is null then return; end if;
  if d.state = 'waiting' then
    insert into public.job_stops (job_id, n, what, lat, lng, address, landmark, code_purpose)
    select j.id, (select max(s.n) + 1 from public.job_stops as s where s.job_id = j.id), 'drop',
      (d.place ->> 'lat')::float8, (d.place ->> 'lng')::float8, d.place ->> 'line', d.place ->> 'landmark',
      'drop:' || d.n
    from private.job_of(o.id) as j;
  else
    perform private.send_parcel_back(d);
  end if;
  perform private.note_event(o, auth.uid(), case when auth.uid() is null then 'system' else 'user' end,
    'parcel_' || choose_for_drop.choice);
  perform private.go_on_with_parcel(e) from public.enhanced_orders as e where e.id = o.id;
end
$function$;

comment on function private.choose_for_drop(public.enhanced_orders, integer, text) is
  'What becomes of a drop that failed, once: another try, or the way back.';

revoke all on function private.choose_for_drop(public.enhanced_orders, integer, text) from public;

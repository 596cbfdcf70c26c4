create or replace function private.end_search()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  new.nobody_since := null;
  new.asked_until := null;
  update private.order_timers as t set done_at = now()
  where t.order_id = new.order_id and t.payload ->> 'job_id' = new.id::text and t.done_at is null
    and t.action in ('next_wave', 'retry_dispatch', 'give_up_search');
  return new;
end
$function$;

comment on function private.end_search() is 'With a courier, the search and its end are over.';

revoke all on function private.end_search() from public;

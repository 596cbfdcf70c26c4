create or replace function private.fold_figures()
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  folded integer;
begin
  perform pg_advisory_xact_lock(hashtext('private.fold_figures'));
  with taken as (
    delete from private.figure_changes as c where c.id is not null
    returning c.vendor_id, c.day, c.measure, c.item_id, c.hour, c.item_name, c.amount
  ), summed as (
    insert into private.kept_figures as k (vendor_id, day, measure, item_id, hour, item_name, amount)
    select t.vendor_id, t.day, t.measure, t.item_id, t.hour, max(t.item_name), sum(t.amount) from taken as t
    group by t.vendor_id, t.day, t.measure, t.item_id, t.hour
    on conflict (vendor_id, day, measure, item_id, hour) do update
      set amount = k.amount + excluded.amount, item_name = coalesce(excluded.item_name, k.item_name)
  )
  select count(*) into folded from taken;
  return folded;
end
$function$;

comment on function private.fold_figures() is 'Adds what has come to figures to what is kept, in one statement: readers see either. Returns how many; run by pg_cron.';

revoke all on function private.fold_figures() from public;

create or replace function private.forget_visit_photos()
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  forgotten integer;
begin
  delete from private.visit_photos as p using public.enhanced_orders as o
  where o.id = p.order_id and o.status in ('delivered', 'cancelled')
    and private.today() > greatest((o.status_since at time zone 'Asia/Kolkata')::date
      + private.setting_int('visit_photo_days'), private.warranty_until(o));
  get diagnostics forgotten = row_count;
  return forgotten;
end
$function$;

comment on function private.forget_visit_photos() is 'Forgets the photos of work that is long done and under no warranty; run by pg_cron. Answers how many.';

revoke all on function private.forget_visit_photos() from public;

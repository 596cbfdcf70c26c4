create or replace function private.check_papers (
  a public.provider_applications
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  r private.applied_roles;
  expired text := private.expired_need(a);
  stop private.work_stops;
  was boolean;
begin
  select * into r from private.applied_roles as k where k.role = a.role;
  select * into stop from private.work_stops as s where s.made = a.made for update;
  if expired is not null and stop.made is null then
    execute format('select %s($1)', r.stop) into was using a.made;
    insert into private.work_stops (made, application_id, requirement, was_working)
    values (a.made, a.id, expired, was);
    perform private.notify(a.user_id, 'document_expired', jsonb_build_object('item',
      private.application_words(expired, a.language)), '/provider/application-status');
  elsif expired is null and stop.made is not null then
    delete from private.work_stops as s where s.made = a.made;
    if stop.was_working then execute format('select %s($1)', r.resume) using a.made; end if;
    perform private.notify(a.user_id, 'document_renewed', jsonb_build_object('item',
      private.application_words(stop.requirement, a.language)), '/provider/application-status');
  end if;
end
$function$;

comment on function private.check_papers(public.provider_applications) is 'Stops who lacks a valid paper, and lets them go on once it is renewed.';

revoke all on function private.check_papers(public.provider_applications) from public;

create or replace function private.keep_stopped()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  who uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
  stop private.work_stops;
begin
  select * into stop from private.work_stops as s where s.made = who;
  if not found then return new; end if;
  if exists (select from public.provider_applications as p where p.renews = stop.application_id
      and p.state in ('submitted', 'under_review')) then
    perform private.refuse(403, 'document_under_review', 'Your new paper is being looked at.',
      jsonb_build_object('requirement', stop.requirement));
  end if;
  perform private.refuse(403, 'document_expired', 'A paper has expired. Please hand in the new one.',
    jsonb_build_object('requirement', stop.requirement));
  return new;
end
$function$;

comment on function private.keep_stopped() is 'Nobody begins new work while a paper that it needs has expired.';

revoke all on function private.keep_stopped() from public;

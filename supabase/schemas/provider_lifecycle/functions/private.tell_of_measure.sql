create or replace function private.tell_of_measure (
  m private.measures,
  template text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  who uuid;
begin
  for who in select p from private.provider_people(m.provider_kind, m.provider_id) as p loop
    perform private.notify(who, tell_of_measure.template, jsonb_build_object('name',
      private.payee_name(m.provider_id), 'reason', private.application_words(m.reason, coalesce((
        select f.language from public.profiles as f where f.id = who), 'en')), 'note', m.note, 'until',
      private.day_in_words(m.until), 'appeal', private.day_in_words(private.appeal_until(m)), 'answer',
      m.appeal_answer), '/provider/application-status');
  end loop;
end
$function$;

revoke all on function private.tell_of_measure(private.measures, text) from public;

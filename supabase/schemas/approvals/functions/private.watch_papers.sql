create or replace function private.watch_papers()
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  d private.provider_documents;
  a public.provider_applications;
  days smallint;
  sent integer := 0;
begin
  for d in select k.* from private.provider_documents as k
    where k.state = 'accepted' and k.valid_until between private.today() and private.today() + 30
    order by k.id for update skip locked
  loop
    -- Of several that are due, such as after a day without this sweep, only the nearest is sent.
    select min(n) into days from unnest(private.reminder_days()) as n
    where now() >= private.reminder_at(d.valid_until, n) and d.handed_in_at < private.reminder_at(d.valid_until, n);
    continue when days is null;
    insert into private.document_reminders (document_id, days_before) values (d.id, days) on conflict do nothing;
    continue when not found;
    select * into a from public.provider_applications as p where p.id = d.application_id;
    perform private.notify(d.user_id, 'document_expires', jsonb_build_object('item',
      private.application_words(d.requirement, a.language), 'until', to_char(d.valid_until, 'DD/MM/YYYY')),
      '/provider/application-status');
    sent := sent + 1;
  end loop;
  for a in select p.* from public.provider_applications as p
    where p.made is not null and p.renews is null and p.state in ('approved', 'active', 'suspended')
      and not exists (select from private.work_stops as s where s.made = p.made)
      and exists (select from private.provider_documents as k where k.user_id = p.user_id and k.state = 'accepted'
        and k.valid_until < private.today())
    order by p.id for update skip locked
  loop
    perform private.check_papers(a);
  end loop;
  return sent;
end
$function$;

comment on function private.watch_papers() is 'Reminds of papers that expire, each reminder once, and stops those whose paper has expired: at midnight in India.';

revoke all on function private.watch_papers() from public;

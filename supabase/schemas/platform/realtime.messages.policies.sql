create policy "people receive the topics that concern them" on realtime.messages
  for select
  to authenticated
  using
    (((extension = ANY (ARRAY['broadcast'::text, 'presence'::text])) AND ( select private.can_join(( select
    realtime.topic() as topic)) as can_join)));
